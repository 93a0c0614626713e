import data from 'astronomia/data'

const FIRST = 1800

/**
 * ΔT from 1800 to 1952 as cubic splines: the first year of a piece, and its coefficients for the
 * fraction of the piece that has passed.
 *
 * Source: Stephenson, Morrison & Hohenkerk, "Measurement of the Earth's rotation: 720 BC to AD
 * 2015", Proc. R. Soc. A 472 (2016), Table S15 (2020 edition, CC BY).
 */
const SPLINES: readonly (readonly [number, number, number, number, number])[] = [
  [1800, 18.367, -3.481, -1.126, 1.918],
  [1810, 15.678, 0.021, 4.629, -3.812],
  [1820, 16.516, -2.157, -6.806, 3.25],
  [1830, 10.804, -6.018, 2.944, -0.096],
  [1840, 7.634, -0.416, 2.658, -0.539],
  [1850, 9.338, 1.642, 0.261, -0.883],
  [1855, 10.357, -0.486, -2.389, 1.558],
  [1860, 9.04, -0.591, 2.284, -2.477],
  [1865, 8.255, -3.456, -5.148, 2.72],
  [1870, 2.371, -5.593, 3.011, -0.914],
  [1875, -1.126, -2.314, 0.269, -0.039],
  [1880, -3.21, -1.893, 0.152, 0.563],
  [1885, -4.388, 0.101, 1.842, -1.438],
  [1890, -3.884, -0.531, -2.474, 1.871],
  [1895, -5.017, 0.134, 3.138, -0.232],
  [1900, -1.977, 5.715, 2.443, -1.257],
  [1905, 4.923, 6.828, -1.329, 0.72],
  [1910, 11.142, 6.33, 0.831, -0.825],
  [1915, 17.479, 5.518, -1.643, 0.262],
  [1920, 21.617, 3.02, -0.856, 0.008],
  [1925, 23.789, 1.333, -0.831, 0.127],
  [1930, 24.418, 0.052, -0.449, 0.142],
  [1935, 24.164, -0.419, -0.022, 0.702],
  [1940, 24.426, 1.645, 2.086, -1.106],
  [1945, 27.05, 2.499, -1.232, 0.614],
  [1950, 28.932, 1.127, 0.22, -0.277],
  [1953, 0, 0, 0, 0],
]

/** Values that the IERS has published since the last one in astronomia: 69.184 s − (UT1 − UTC). */
const LATEST: Readonly<Record<number, number>> = { 2024: 69.18, 2025: 69.14, 2026: 69.11 }
const LAST = 2026

/** ΔT on the first of January of every year from 1800, in hundredths of a second. */
export function deltaTTable(): readonly number[] {
  const years = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index)
  return years.map((year) => Math.round(100 * deltaTOf(year)))
}

function deltaTOf(year: number): number {
  if (year < 1953) return spline(year)
  const { historic, data: monthly } = data.deltat
  // Half-yearly to 1973, then monthly from February 1973.
  const value =
    year < 1974
      ? historic.table[2 * (year - historic.first)]
      : (LATEST[year] ?? monthly.table[12 * (year - 1973) - 1])
  if (value === undefined) throw new RangeError(`No ΔT is known for ${year}`)
  return value
}

function spline(year: number): number {
  const index = SPLINES.findLastIndex(([from]) => from <= year)
  const piece = SPLINES[index]
  const next = SPLINES[index + 1]
  if (!piece || !next) throw new RangeError(`No ΔT is known for ${year}`)
  const [from, a, b, c, d] = piece
  const passed = (year - from) / (next[0] - from)
  return a + passed * (b + passed * (c + passed * d))
}
