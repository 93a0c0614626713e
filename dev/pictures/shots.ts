import { parseArgs } from 'node:util'
import { PEOPLE, type PersonName } from './people.ts'
import { SCREENS } from './screens.ts'

const HEIGHTS = {
  320: 700,
  360: 780,
  390: 844,
  900: 700,
  1024: 768,
  1440: 900,
  1920: 1080,
} as const

/** One way to look at a screen; `text` is in percent of the browser's own size. */
export type Look = {
  readonly width: number
  readonly height: number
  readonly scheme: 'light' | 'dark'
  readonly text: number
}

/** What is pictured: every screen of every person, in every look. */
export type Wanted = {
  readonly screens: readonly string[]
  readonly people: readonly PersonName[]
  readonly looks: readonly Look[]
}

/**
 * What the words after `npm run pictures --` choose; without any, all but 320 px and 150 %.
 * @throws RangeError for a name that is not there.
 */
export function readWanted(args: readonly string[]): Wanted {
  const several = { type: 'string', multiple: true } as const
  const options = {
    screen: several,
    person: several,
    width: several,
    scheme: several,
    text: several,
  }
  const { values } = parseArgs({ args: [...args], options })
  const widths = chosen('width', values.width, Object.keys(HEIGHTS), ['320'])
  const schemes = chosen('scheme', values.scheme, ['light', 'dark'])
  const texts = chosen('text', values.text, ['100', '150', '200'], ['150'])
  return {
    screens: chosen('screen', values.screen, Object.keys(SCREENS)),
    people: chosen('person', values.person, Object.keys(PEOPLE)) as PersonName[],
    looks: widths.flatMap((width) =>
      schemes.flatMap((scheme) =>
        texts.map((text) => ({
          width: Number(width),
          height: HEIGHTS[Number(width) as keyof typeof HEIGHTS],
          scheme: scheme === 'dark' ? 'dark' : 'light',
          text: Number(text),
        })),
      ),
    ),
  }
}

function chosen(
  what: string,
  given: readonly string[] | undefined,
  all: readonly string[],
  onlyByName: readonly string[] = [],
): string[] {
  const names = given?.flatMap((words) => words.split(',')) ?? []
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0) {
    throw new RangeError(`There is no ${what} ${unknown.join(', ')}; there are ${all.join(', ')}.`)
  }
  return all.filter((name) => (given ? names.includes(name) : !onlyByName.includes(name)))
}

/** The file of a picture, `home-week-390-dark-200.png`. */
export function fileOf(screen: string, person: string, { width, scheme, text }: Look): string {
  const dark = scheme === 'dark' ? '-dark' : ''
  return `${screen}-${person}-${width}${dark}${text === 100 ? '' : `-${text}`}.png`
}
