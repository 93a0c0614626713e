import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseAtlas } from '~/domain/places/atlas.ts'
import { MEASURED_ACCURACY } from '~/jyotish/chart/measured-accuracy.ts'
import { RAGAS } from '~/raga/catalogue.ts'
import { projectRoot } from '~dev/process/local-folder.ts'

export type Figure = readonly [what: string, figure: string]

/** An MP3 of 80 kbit/s. */
/** The length in which a build may host them. */
const HOSTED_MINUTES = 10
const BYTES_A_SECOND = 10_000

/** The figures that are the same on every machine and quick to measure. */
export async function steadyFigures(): Promise<readonly Figure[]> {
  const { births, firstYear, lastYear, dashaDays, ...angles } = MEASURED_ACCURACY
  const atlas = await readFile(join(projectRoot, 'src/domain/places/cities.txt'), 'utf8')
  const zones = await readFile(join(projectRoot, 'node_modules/@photostructure/tz-lookup/tz.js'))
  return [
    [
      `The chart engine against Swiss Ephemeris, ${births} births from ${firstYear} to ${lastYear}, worst case`,
      `Sun and planets ${angles.sunAndPlanets}″, Moon ${angles.Moon}″, lagna ${angles.lagna}″, mean node ${angles.meanNode}″, true node ${angles.trueNode}″, dashas ${dashaDays} days`,
    ],
    ['Cities in the atlas', String(parseAtlas(atlas).length)],
    ['The atlas, gzip', `${gzipKilobytes(atlas)} kB`],
    ['The borders of the time zones, gzip', `${gzipKilobytes(zones)} kB`],
    [
      'Every raga in ten minutes, by its 80 kbit/s',
      `${Math.ceil((RAGAS.length * HOSTED_MINUTES * 60 * BYTES_A_SECOND) / 1_000_000)} MB`,
    ],
  ]
}

/** To ten kilobytes, because versions of Node compress a little differently. */
function gzipKilobytes(data: string | Buffer): number {
  return Math.ceil(gzipSync(data, { level: 9 }).length / 10_000) * 10
}
