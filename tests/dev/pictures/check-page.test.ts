import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkPage } from '~dev/pictures/checks/check-page.ts'
import { chromiumFlags, findChromiumWithoutWindow } from '~dev/process/chromium.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  const executablePath = findChromiumWithoutWindow()
  browser = await chromium.launch({
    args: chromiumFlags(),
    ...(executablePath && { executablePath }),
  })
  page = await browser.newPage({ viewport: { width: 390, height: 700 } })
})
afterAll(() => browser.close())

const STYLE = `
  :root { --color-accent: rgb(120, 40, 20); --color-danger: rgb(140, 0, 0); --color-on-sky: rgb(250, 250, 240) }
  body { margin: 0; color: #111; background: #fff }
  .main { min-height: 44px; padding: 0 20px; border: 0; background: var(--color-accent); color: #fff }
  .quiet { min-height: 44px; min-width: 44px; border: 1px solid #555; background: #fff; color: #111 }
  .sky { background-image: linear-gradient(rgb(30, 20, 60), rgb(60, 30, 30)); color: rgb(250, 250, 240) }
  .lane { position: fixed; inset: auto 0 0; height: 60px; background: #ddd }
`

const SOUND = '<h1>Home</h1><p>A line <a href="#a">with a link</a>.</p><h2>Part</h2><h3>Piece</h3>'

const LINES = '<p>One more line.</p>'.repeat(40)

/** The checks that fail on a page with this in its main part. */
async function failing(body: string, style = ''): Promise<string[]> {
  await page.setContent(
    `<!doctype html><html lang="en"><head><title>Alap</title><style>${STYLE}${style}</style></head><body>${body}</body></html>`,
  )
  return [...new Set((await checkPage(page)).map(({ check }) => check))]
}

test('a sound page has no fault', async () => {
  const sound = `<main>${SOUND}<button class="main">Begin</button> <button class="quiet">Later</button>
    <p class="sky">Dusk</p></main>`
  expect(await failing(sound)).toEqual([])
})

test('a lane at the foot is no fault where the last line can be read above it', async () => {
  const lane =
    '<nav aria-label="Main" class="lane"><a class="quiet" href="#b" style="display: block">Home</a></nav>'
  expect(
    await failing(`${lane}<main style="padding-bottom: 60px">${SOUND}${LINES}</main>`),
  ).toEqual([])
})

test('a line that is cut off is under nothing, and one that is not is under the lane', async () => {
  const lane = '<nav aria-label="Main" class="lane"></nav>'
  const cut = (overflow: string) =>
    `${lane}<main>${SOUND}${LINES}<div style="height: 24px; margin-bottom: 60px; overflow: ${overflow}"><p style="margin: 0">Two<br>lines<br>of three.</p></div></main>`
  expect(await failing(cut('hidden'))).not.toContain('under what is fixed')
  expect(await failing(cut('visible'))).toContain('under what is fixed')
})

const PLANTED: readonly (readonly [fault: string, check: string, part: string, style?: string])[] =
  [
    ['a wide drawing', 'scrolls sideways', '<div style="width: 500px; height: 9px"></div>'],
    [
      'a low button',
      'under 44 px',
      '<button class="quiet" style="min-height: 30px">Later</button>',
    ],
    ['a bare link', 'under 44 px', '<a href="#c">Go</a>'],
    [
      'a button under a box',
      'under something',
      `<div style="position: relative"><button class="quiet">Later</button>
     <div style="position: absolute; inset: 0"></div></div>`,
    ],
    [
      'a line under a floating thing',
      'under what is fixed',
      '<p>Read me.</p><div style="position: fixed; top: 0; width: 300px; height: 300px; background: #eee">Zen</div>',
    ],
    [
      'a last line under the bar',
      'under what is fixed',
      `${LINES}<div class="lane">Home</div>`,
      '.lane { height: 90px }',
    ],
    [
      'a first line under a sticky head',
      'under what is fixed',
      '<div style="position: fixed; inset: 0 0 auto; height: 200px; background: #ddd">Alap</div>',
    ],
    [
      'two filled buttons',
      'main buttons',
      '<button class="main">Begin</button><button class="main">Save</button>',
    ],
    [
      'a filled button on a sky beside another',
      'main buttons',
      `<button class="main">Begin</button>
     <button class="main" style="background: var(--color-on-sky); color: #111">Play</button>`,
    ],
    ['a gap of headings', 'headings', '<h2>Part</h2><h4>Crumb</h4>'],
    ['a second h1', 'headings', '<h1>Again</h1>'],
    [
      'a name that breaks inside',
      'words',
      '<p style="width: 90px; overflow-wrap: break-word">Hamsadhwanikalyani</p>',
    ],
    ['a name that stands out of its box', 'words', '<p style="width: 60px">Hamsadhwani</p>'],
    ['faint words on a sky', 'faint on a sky', '<p class="sky" style="color: #777">Dusk</p>'],
    [
      'words on a sky seen through',
      'faint on a sky',
      '<p class="sky"><span style="opacity: 0.3">Dusk</span></p>',
    ],
    ['faint words on paper', 'axe', '<p style="color: #aaa">A hint.</p>'],
    ['a picture without words', 'axe', '<img src="data:," width="50" height="50">'],
  ]

describe('a planted fault is found', () => {
  test.for(PLANTED)('%s', async ([, check, part, style]) => {
    expect(await failing(`<main>${SOUND}${part}</main>`, style)).toContain(check)
  })
})

test('what people write may break anywhere, and a dash is a place to break', async () => {
  const written = `<p style="width: 90px; overflow-wrap: anywhere">${'long'.repeat(50)}</p>
    <p style="width: 60px">half-hour</p>`
  expect(await failing(`<main>${SOUND}${written}</main>`)).toEqual([])
})

test('a dialog may hide the headings of the page, which else must be there', async () => {
  expect(await failing('<main><p>Still</p></main>')).toContain('headings')
  const ring = '<div role="dialog" aria-modal="true" aria-label="Zen Mode"><p>Still</p></div>'
  expect(await failing(ring)).not.toContain('headings')
})

test('a dialog covers the page, and has a main button of its own', async () => {
  const dialog = `<div role="dialog" aria-modal="true" aria-label="Share" style="position: fixed; inset: 0; background: #fff">
    <button class="main">Share</button></div>`
  const under = `<main>${SOUND}<button class="main">Begin</button></main>`
  const found = await failing(under + dialog)
  expect(found).not.toContain('under what is fixed')
  expect(found).not.toContain('main buttons')
})
