//! Systems of equations with a symmetric positive matrix.

/// Its lower triangle, a row after the other.
#[derive(Debug, Clone)]
pub(super) struct Symmetric {
    size: usize,
    cells: Vec<f64>,
}

/// Its root by Cholesky.
#[derive(Debug)]
pub(super) struct Root(Symmetric);

impl Symmetric {
    pub(super) fn zero(size: usize) -> Self {
        Self { size, cells: vec![0.0; size * (size + 1) / 2] }
    }

    const fn place(row: usize, column: usize) -> usize {
        row * (row + 1) / 2 + column
    }

    /// Adds to the cell of the row and the column, whichever comes first.
    pub(super) fn add(&mut self, row: usize, column: usize, value: f64) {
        let (row, column) = if row < column { (column, row) } else { (row, column) };
        self.cells[Self::place(row, column)] += value;
    }

    /// Takes away `by` times the product of the vector with itself.
    pub(super) fn take(&mut self, vector: &[f64], by: f64) {
        let mut cells = self.cells.iter_mut();
        for (row, one) in vector.iter().enumerate() {
            let one = one * by;
            for (cell, other) in cells.by_ref().take(row + 1).zip(vector) {
                *cell -= one * other;
            }
        }
    }

    /// What rounding leaves at or below zero counts as next to nothing.
    pub(super) fn root(mut self) -> Root {
        for row in 0..self.size {
            let start = Self::place(row, 0);
            for column in 0..=row {
                let other = Self::place(column, 0);
                let done = (0..column).map(|at| self.cells[start + at] * self.cells[other + at]).sum::<f64>();
                let rest = self.cells[start + column] - done;
                self.cells[start + column] = if column == row {
                    rest.max(f64::EPSILON).sqrt()
                } else {
                    rest / self.cells[other + column]
                };
            }
        }
        Root(self)
    }
}

impl Root {
    /// The vector divided by the root: its product with another that was divided is their product over the matrix.
    pub(super) fn divide(&self, mut vector: Vec<f64>) -> Vec<f64> {
        for row in 0..self.0.size {
            let start = Symmetric::place(row, 0);
            let done = (0..row).map(|at| self.0.cells[start + at] * vector[at]).sum::<f64>();
            vector[row] = (vector[row] - done) / self.0.cells[start + row];
        }
        vector
    }

    /// The natural logarithm of the matrix's determinant.
    pub(super) fn log_determinant(&self) -> f64 {
        (0..self.0.size).map(|row| 2.0 * self.0.cells[Symmetric::place(row, row)].ln()).sum()
    }
}

/// The product of two vectors.
pub(super) fn product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved() {
        // [[4, 2], [2, 5]], whose inverse is [[5, -2], [-2, 4]] / 16.
        let mut matrix = Symmetric::zero(2);
        matrix.add(0, 0, 5.0);
        matrix.add(0, 1, 4.0);
        matrix.add(1, 1, 9.0);
        matrix.take(&[0.5, 1.0], 4.0);
        let root = matrix.root();
        let [one, other] = [vec![1.0, 0.0], vec![0.0, 1.0]].map(|vector| root.divide(vector));
        for (found, value) in [
            (product(&one, &one), 5.0 / 16.0),
            (product(&one, &other), -2.0 / 16.0),
            (product(&other, &other), 4.0 / 16.0),
            (root.log_determinant(), 16.0_f64.ln()),
        ] {
            assert!((found - value).abs() < 1e-12, "{found} is not {value}");
        }
    }
}
