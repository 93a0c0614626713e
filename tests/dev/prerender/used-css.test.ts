import { expect, test } from 'vitest'
import { usedCss } from '~dev/prerender/used-css.ts'

const page = (body: string) =>
  `<!doctype html><html data-prahar="day-1"><head></head><body>${body}</body></html>`
const flat = (css: string) => css.replace(/\s+/g, '')

test('rules without a match are removed, and states of present elements stay', () => {
  const css = '.here{color:red}.here:hover{color:blue}.here::before{content:"x"}.gone:hover{top:0}'
  const kept = flat(usedCss(css, page('<p class="here">a</p>')))
  expect(kept).toBe('.here{color:red}.here:hover{color:blue}.here::before{content:"x"}')
})

test('a list of selectors keeps only the matching ones', () => {
  expect(flat(usedCss('h1,h2{margin:0}', page('<h2>a</h2>')))).toBe('h2{margin:0}')
})

test('every watch of the day stays, with any watch in the document', () => {
  const css = '[data-prahar=night-3]{--a:1px}p{top:var(--a)}'
  expect(flat(usedCss(css, page('<p>a</p>')))).toBe(css)
})

test('custom properties that are not used are removed, at any length of their chain', () => {
  const css = ':root{--a:var(--b);--b:var(--c);--c:1px;--used:2px}p{top:var(--used)}'
  expect(flat(usedCss(css, page('<p>a</p>')))).toBe(':root{--used:2px}p{top:var(--used)}')
})

test('a font face stays only when its family is named and the text has its letters', () => {
  const face = (family: string, range: string) =>
    `@font-face{font-family:"${family}";unicode-range:${range}}`
  const css = `${face('A', 'U+0-FF')}${face('A', 'U+900-97F')}${face('B', 'U+0-FF')}p{font-family:"A"}`
  const kept = usedCss(css, page('<p>Yaman</p>'))
  expect(flat(kept)).toBe(flat(`${face('A', 'U+0-FF')}p{font-family:"A"}`))
})

test('rules inside media and layers are filtered too, and no empty block stays', () => {
  const css = '@layer base{@media (min-width:1px){.gone{top:0}}}@media print{p{top:0}}'
  expect(flat(usedCss(css, page('<p>a</p>')))).toBe('@mediaprint{p{top:0}}')
})
