/**
 * The English of dates and times, since the page's words are English: the first that the browser
 * asks for. Without one it is British, with the hours of the clock as in the person's region.
 */
export function ownEnglish(languages: readonly string[] = askedFor()): string {
  return formsFor(languages).locale
}

/** The day with which weeks begin, Sunday 0; without an English that of the person's region. */
export function ownWeekStart(languages: readonly string[] = askedFor()): number {
  return formsFor(languages).weekStart
}

/** A browser may say none, and a program is none. */
function askedFor(): readonly string[] {
  if (typeof navigator === 'undefined') return []
  return navigator.languages ?? [navigator.language]
}

/** What the browser decides until there are preferences. */
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
  const parts = new Intl.DateTimeFormat(tag, { hour: 'numeric', timeZone: 'UTC' }).formatToParts(0)
  return parts.some(({ type }) => type === 'dayPeriod') ? '-u-hc-h12' : '-u-hc-h23'
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
