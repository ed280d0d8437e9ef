/** Says of a customer, in one word beside the name, that it is invented. */
export function SampleTag() {
  return <span className="sample-tag">Example</span>;
}
