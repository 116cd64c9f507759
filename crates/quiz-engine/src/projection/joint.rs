use super::estimate::Estimate;
use super::lack::Lack;
use crate::question::Component;

/// One figure for both components, or that of the only one that has a number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Joint {
    pub estimate: Estimate,
    /// `None`: both.
    pub only: Option<Component>,
}

/// The mean of the two, their errors taken as independent: who does better in one than thought often does so in the other too, so
/// that the interval is rather too narrow than too wide. `None` where neither has a number.
pub fn joint(found: [(Component, Option<Estimate>); 2]) -> Result<Option<Joint>, Lack> {
    Ok(match found {
        [(_, Some(one)), (_, Some(other))] => {
            let [mean, variance, shared] =
                [Estimate::mean, Estimate::variance, Estimate::shared].map(|of| of(&one) + of(&other));
            let estimate = Estimate::of(mean / 2.0, variance / 4.0, shared / 4.0)?;
            Some(Joint { estimate, only: None })
        }
        [(component, Some(estimate)), (_, None)] | [(_, None), (component, Some(estimate))] => {
            Some(Joint { estimate, only: Some(component) })
        }
        [(_, None), (_, None)] => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_count_the_same_and_one_alone_says_which() {
        use Component::{LinguaPortuguesa, Matematica};
        let of = |mean, variance| Estimate::of(mean, variance, 0.0).ok();
        for (one, other, told) in [
            (of(4.0, 0.09), of(5.0, 0.16), Some(("4.5", "4.1", "4.9", None))),
            (of(4.0, 0.09), None, Some(("4.0", "3.5", "4.5", Some(LinguaPortuguesa)))),
            (None, of(5.0, 0.16), Some(("5.0", "4.3", "5.7", Some(Matematica)))),
            (None, None, None),
        ] {
            let found = joint([(LinguaPortuguesa, one), (Matematica, other)]).unwrap();
            let said = found.map(|it| {
                let [index, low, high] = [it.estimate.index(), it.estimate.low(), it.estimate.high()]
                    .map(|index| index.decimal().to_string());
                (index, low, high, it.only)
            });
            let said = said.as_ref().map(|(index, low, high, only)| (&**index, &**low, &**high, *only));
            assert_eq!(said, told);
        }
    }
}
