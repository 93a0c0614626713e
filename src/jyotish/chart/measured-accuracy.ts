/**
 * The largest differences from Swiss Ephemeris (2.10, JPL DE431) among the golden births, rounded
 * up in their last place; angles in arcseconds. The test of the golden charts measures them and
 * fails when a value here differs, so the app never claims more than was measured.
 */
export const MEASURED_ACCURACY = {
  births: 120,
  firstYear: 1901,
  lastYear: 2025,
  sunAndPlanets: 0.9,
  Moon: 0.4,
  lagna: 0.9,
  meanNode: 0.2,
  trueNode: 3.5,
  dashaDays: 0.03,
} as const
