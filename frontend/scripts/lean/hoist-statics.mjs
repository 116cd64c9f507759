// Stands in for hoist-non-react-statics in the build: formik's connect wraps components without statics.
export default function hoistStatics(target) {
  return target;
}
