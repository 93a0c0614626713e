import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import data from 'astronomia/data'
import { projectRoot } from '~dev/process/local-folder.ts'
import { deltaTTable } from './delta-t-table.ts'
import { type Pruning, pruneSeries } from './prune-series.ts'

const ARCSECOND = Math.PI / 648_000

/**
 * What is left out of a planet: waves of its longitude and latitude below `angle` arcseconds, and
 * of its distance below `distance` of the same angle, in astronomical units. A body that comes near
 * the Earth needs more terms, and the Earth most of all; the distance of a far planet hardly
 * changes the direction.
 */
const CUTS = {
  earth: { angle: 0.02, distance: 1 },
  mercury: { angle: 0.1, distance: 0.4 },
  venus: { angle: 0.03, distance: 0.7 },
  mars: { angle: 0.02, distance: 1.5 },
  jupiter: { angle: 0.06, distance: 10 },
  saturn: { angle: 0.06, distance: 40 },
} as const
type PlanetName = keyof typeof CUTS

/** VSOP87B uses radians, astronomical units and Julian millennia. */
const VSOP = { span: 0.2, unit: 1e-8, wave: 'cosine' } as const
/** ELP/MPP02 uses arcseconds and centuries. */
const ELP: Pruning = { cut: 0.01, span: 2, unit: 0.0005, wave: 'sine' }

/** The files under `src/jyotish/series/`, by name. */
export async function seriesFiles(): Promise<Readonly<Record<string, string>>> {
  const notice = await licenceNotice()
  const planets = (Object.keys(CUTS) as PlanetName[]).map(planetTable)
  return {
    'planets.ts': notice + planets.join('\n'),
    'moon.ts': notice + moonFile(),
    'delta-t-years.ts': notice + deltaTFile(),
  }
}

function planetTable(name: PlanetName): string {
  const { angle, distance } = CUTS[name]
  const cut = { L: angle, B: angle, R: angle * distance }
  return table(
    `${title(name)}, VSOP87B (Bretagnon & Francou 1988): heliocentric, ecliptic and equinox J2000.`,
    name,
    (['L', 'B', 'R'] as const).map((key) => [
      key,
      pruneSeries(data[name][key], { ...VSOP, cut: cut[key] * ARCSECOND }),
    ]),
  )
}

function moonFile(): string {
  const { W1, L, B } = data.elpMppDeFull
  return table(
    'The Moon, ELP/MPP02 fitted to DE405 (Chapront & Francou 2003): inertial mean ecliptic of date.',
    'moon',
    [
      ['W1', W1.join(' ')],
      ['L', pruneSeries(L, ELP)],
      ['B', pruneSeries(B, ELP)],
    ],
  )
}

function table(what: string, name: string, texts: readonly (readonly [string, string])[]): string {
  const members = texts.map(([key, text]) => `  ${key}: '${text}',\n`)
  return `/** ${what} */\nexport const ${name.toUpperCase()} = {\n${members.join('')}}\n`
}

function deltaTFile(): string {
  return [
    '/**',
    ' * ΔT on the first of January of every year from 1800, in hundredths of a second: Stephenson,',
    ' * Morrison & Hohenkerk (2016) to 1952, then the Astronomical Almanac, USNO and IERS.',
    ' */',
    `export const DELTA_T_YEARS =\n  '${deltaTTable().join(' ')}'\n`,
  ].join('\n')
}

/** The licence of the source must be part of the tables. */
async function licenceNotice(): Promise<string> {
  const folder = join(projectRoot, 'node_modules', 'astronomia')
  const licence = await readFile(join(folder, 'LICENSE'), 'utf8')
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const lines = [
    `Made by \`npm run ephemeris:build\` from astronomia ${version}; not to be edited.`,
    '',
    ...licence.trim().split('\n'),
  ]
  return `/*\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n\n`
}

function title(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
