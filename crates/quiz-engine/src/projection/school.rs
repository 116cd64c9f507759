use super::class::Projection;
use super::estimate::Estimate;
use super::lack::Lack;

/// How a school would do on a matrix: the mean over the pupils of the classes that have a projection.
#[derive(Debug, Clone, PartialEq)]
pub struct SchoolProjection {
    pub coverage: SchoolCoverage,
    /// Or everything that is missing; what each class lacks its own projection says.
    pub estimate: Result<Estimate, Vec<Lack>>,
}

/// Of whom the school's projection tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SchoolCoverage {
    pub classes_projected: u32,
    pub classes: u32,
    /// Pupils of the classes that have a projection.
    pub pupils_projected: u32,
    pub pupils: u32,
}

/// From all its classes that sit the same matrix; every pupil counts the same.
///
/// A descriptor that no class answered errs in all of them alike, so that part of their errors is added up; the rest evens out.
pub fn project_school(classes: &[Projection]) -> SchoolProjection {
    let mut coverage = SchoolCoverage::default();
    let (mut mean, mut own, mut shared) = (0.0, 0.0, 0.0);
    for class in classes {
        coverage.classes += 1;
        coverage.pupils += class.coverage.pupils;
        if let Ok(estimate) = &class.estimate {
            coverage.classes_projected += 1;
            coverage.pupils_projected += class.coverage.pupils;
            let pupils = f64::from(class.coverage.pupils);
            mean += pupils * estimate.mean();
            own += pupils * pupils * (estimate.variance() - estimate.shared());
            shared += pupils * estimate.shared().sqrt();
        }
    }
    let needs = coverage.pupils.div_ceil(2).max(1);
    let has = coverage.pupils_projected;
    let estimate = if has < needs {
        Err(vec![Lack::Covered { has, needs }])
    } else {
        let all = f64::from(has);
        let shared = (shared / all).powi(2);
        Estimate::of(mean / all, own / (all * all) + shared, shared).map_err(|lack| vec![lack])
    };
    SchoolProjection { coverage, estimate }
}
