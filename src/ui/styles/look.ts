import { ownSettings } from '~/lib/shell/own-settings.ts'

export const THEMES = ['system', 'light', 'dark'] as const

type Theme = (typeof THEMES)[number]

/** The theme that the person chose; that of their system until they choose. */
export function chosenTheme(): Theme {
  const chosen = ownSettings.read('theme')
  return THEMES.find((theme) => theme === chosen) ?? 'system'
}

/** Whether the person chose that nothing moves, whatever their system says. */
export function isStill(): boolean {
  return ownSettings.read('motion') === 'reduced'
}

/** A question of the style sheets about the system, whatever was answered instead before. */
const QUESTION = /^.*(\(prefers-[^:]+: ?(dark|reduce)\))$/

/**
 * The media text by which a part of the style sheets is drawn: its question about the system, or, where the person
 * chose themselves, one that is always or never so. Paper stays white.
 */
function answered(media: string): string {
  return media.replace(QUESTION, (_, question: string, about: string) => answer(about) + question)
}

function answer(about: string): string {
  if (about === 'reduce') return isStill() ? ALWAYS : ''
  const theme = chosenTheme()
  return theme === 'system' ? '' : theme === 'dark' ? ALWAYS : NEVER
}

const ALWAYS = 'screen, '
/** No browser that draws is one that speaks. */
const NEVER = 'speech and '

/**
 * Gives the page the look that the person chose, by what its style sheets ask the system: no style is written
 * twice, and none by a script. The documents have the same as text, for the first paint; a test compares the two.
 */
export function showLook(): void {
  const theme = chosenTheme()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  answerAll(document.styleSheets)
  for (const element of document.querySelectorAll('[media]')) {
    element.setAttribute('media', answered(element.getAttribute('media') ?? ''))
  }
}

type WithRules = { readonly media?: MediaList; readonly cssRules?: CSSRuleList }

function answerAll(rules: StyleSheetList | CSSRuleList): void {
  for (const rule of Array.from<WithRules>(rules as unknown as ArrayLike<WithRules>)) {
    const { media } = rule
    if (media && answered(media.mediaText) !== media.mediaText) {
      media.mediaText = answered(media.mediaText)
    }
    if (rule.cssRules) answerAll(rule.cssRules)
  }
}
