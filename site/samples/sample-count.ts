/** How many rows of invented content there are. */
export interface SampleCount {
  caseStudies: number;
  testimonials: number;
  keyFeatures: number;
}
