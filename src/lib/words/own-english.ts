import { ownSettings } from '~/lib/shell/own-settings.ts'

/**
 * The English of dates and times, since the page's words are English: the first that the browser
 * asks for. Without one it is British, with the hours of the clock as in the person's region. The hours are those
 * that the person chose, where they did.
 */
export function ownEnglish(languages: readonly string[] = askedFor()): string {
  const { locale } = formsFor(languages)
  const hourCycle = chosenHours()
  if (hourCycle === null) return locale
  const key = `${locale} ${hourCycle}`
  const known = withHours.get(key)
  if (known !== undefined) return known
  const fresh = new Intl.Locale(locale, { hourCycle }).toString()
  withHours.set(key, fresh)
  return fresh
}

const withHours = new Map<string, string>()

/** The hours of the clock that the person chose; `null` until they choose. */
export function chosenHours(): 'h12' | 'h23' | null {
  const chosen = ownSettings.read('clock')
  if (chosen === '12') return 'h12'
  return chosen === '24' ? 'h23' : null
}

/** Whether times are told with the hours from one to twelve. */
export function isTwelveHours(): boolean {
  return hasDayPeriod(ownEnglish())
}

/**
 * The day with which weeks begin, Sunday 0: the one that the person chose; until then, without an English, that of
 * their region.
 */
export function ownWeekStart(languages: readonly string[] = askedFor()): number {
  const chosen = ownSettings.read('week') ?? ''
  return /^[0-6]$/.test(chosen) ? Number(chosen) : formsFor(languages).weekStart
}

/** A browser may say none, and a program is none. */
function askedFor(): readonly string[] {
  if (typeof navigator === 'undefined') return []
  return navigator.languages ?? [navigator.language]
}

/** What the browser decides until the person chooses. */
type Forms = { readonly locale: string; readonly weekStart: number }

const made = new Map<string, Forms>()

function formsFor(languages: readonly string[]): Forms {
  const key = String(languages)
  const known = made.get(key)
  if (known) return known
  const tags = languages.flatMap((language) => tagOf(language) ?? [])
  const english = tags.find((tag) => /^en\b/.test(tag))
  const fresh: Forms = english
    ? { locale: english, weekStart: 0 }
    : { locale: `en-GB${hoursOf(tags[0])}`, weekStart: weekStartOf(tags[0]) }
  made.set(key, fresh)
  return fresh
}

/** "en-US" of "en_US.UTF-8" and "en-US@posix", as an environment may spell it; `null` of "C". */
function tagOf(language: string): string | null {
  try {
    return new Intl.Locale(
      String(language)
        .replace(/[.@].*$/s, '')
        .replaceAll('_', '-'),
    ).toString()
  } catch {
    return null
  }
}

function hoursOf(tag: string | undefined): string {
  if (!tag) return ''
  return hasDayPeriod(tag) ? '-u-hc-h12' : '-u-hc-h23'
}

function hasDayPeriod(tag: string): boolean {
  const parts = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' }).formatToParts(0)
  return parts.some(({ type }) => type === 'dayPeriod')
}

type WeekInfo = { readonly firstDay: number }
/** Browsers have the one or the other, some neither; Sunday is 7. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo }

function weekStartOf(tag: string | undefined): number {
  if (!tag) return 0
  const locale: WithWeek = new Intl.Locale(tag)
  const { firstDay = 7 } = locale.getWeekInfo?.() ?? locale.weekInfo ?? {}
  return firstDay % 7
}
