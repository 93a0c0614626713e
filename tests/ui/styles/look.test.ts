import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { showLook } from '~/ui/styles/look.ts'
import { LOOK_SCRIPT } from '~dev/prerender/landing-document.ts'

afterEach(() => {
  document.head.replaceChildren()
  localStorage.clear()
})

const DARK = '(prefers-color-scheme: dark)'
const STILL = '(prefers-reduced-motion: reduce)'

/** A page with everything that a theme or a motion changes. */
function page(): void {
  document.head.innerHTML = `
    <meta name="theme-color" media="${DARK}" content="#15111a">
    <style>
      p { color: red }
      @media ${DARK} { :root { --a: 1 } }
      @media print { p { color: black } @media ${DARK} { p { color: white } } }
      @media ${STILL} { :root { --b: none } }
    </style>`
}

/** What the page asks for, in its order. */
function asked(): (string | null)[] {
  const texts: string[] = []
  const walk = (rules: CSSRuleList) => {
    for (const rule of Array.from(rules) as CSSMediaRule[]) {
      if (rule.media) texts.push(rule.media.mediaText)
      if (rule.cssRules) walk(rule.cssRules)
    }
  }
  for (const sheet of Array.from(document.styleSheets)) walk(sheet.cssRules)
  const meta = document.querySelector('meta')
  return [
    meta?.getAttribute('media') ?? null,
    ...texts,
    document.documentElement.dataset.theme ?? null,
  ]
}

const AS_THE_SYSTEM = [DARK, DARK, 'print', DARK, STILL, null]
const LOOKS = [
  [null, null, AS_THE_SYSTEM],
  ['system', 'system', AS_THE_SYSTEM],
  ['dark', null, [`screen, ${DARK}`, `screen, ${DARK}`, 'print', `screen, ${DARK}`, STILL, 'dark']],
  [
    'light',
    null,
    [`speech and ${DARK}`, `speech and ${DARK}`, 'print', `speech and ${DARK}`, STILL, 'light'],
  ],
  [null, 'reduced', [DARK, DARK, 'print', DARK, `screen, ${STILL}`, null]],
  // Of anyone.
  ['__proto__', 'constructor', AS_THE_SYSTEM],
  ['"}', '<style>', AS_THE_SYSTEM],
] as const

const WAYS = {
  'the app': showLook,
  'the script of the documents': () => {
    new Function(LOOK_SCRIPT)()
  },
}

test.each(LOOKS)(
  'theme %j and motion %j, by the app and by the documents',
  (theme, motion, look) => {
    if (theme !== null) localStorage.setItem('alap:theme', theme)
    if (motion !== null) localStorage.setItem('alap:motion', motion)
    for (const [way, show] of Object.entries(WAYS)) {
      delete document.documentElement.dataset.theme
      page()
      show()
      expect(asked(), way).toEqual(look)
    }
  },
)

test('the app changes the look that the document began with, and takes it back', () => {
  localStorage.setItem('alap:theme', 'dark')
  localStorage.setItem('alap:motion', 'reduced')
  page()
  new Function(LOOK_SCRIPT)()
  localStorage.setItem('alap:theme', 'light')
  showLook()
  expect(asked()[1]).toBe(`speech and ${DARK}`)
  localStorage.clear()
  showLook()
  expect(asked()).toEqual(AS_THE_SYSTEM)
})

test('the styles ask the system for nothing else', () => {
  const folder = 'src/ui/styles'
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  const questions = texts.join('').match(/@media [^{]*prefers[^{]*/g) ?? []
  expect(questions.length).toBeGreaterThan(3)
  expect(new Set(questions.map((question) => question.trim()))).toEqual(
    new Set([`@media ${DARK}`, `@media ${STILL}`]),
  )
})
