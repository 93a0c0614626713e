import type { Page } from 'playwright'
import type { Rows } from '~dev/bench/findings/row.ts'
import type { SignedIn } from '~dev/bench/path/path-pages.ts'
import { playSession } from '~dev/bench/phone/playing.ts'
import { launchTabbedBrowser } from '~dev/bench/phone/tabbed-browser.ts'
import type { Running } from '~dev/process/running-file.ts'

const SECONDS = 15

/** Text, because it runs in the page as it stands here. */
const COUNT_UPDATES = `
  window.updates = []
  const named = ({ type, target, attributeName }) => {
    const place = target.nodeType === Node.TEXT_NODE ? target.parentElement : target
    return (attributeName ?? type) + ' of ' + (place?.outerHTML ?? target.nodeName).slice(0, 60)
  }
  new MutationObserver((changes) => updates.push(...changes.map(named))).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  })
`

/** How often the document of a tab that nobody sees is changed while a composed session plays in it. */
export async function hiddenTabRows({ app }: Running, signedIn: SignedIn): Promise<Rows> {
  const { context, stop } = await launchTabbedBrowser()
  try {
    const page = await context.newPage()
    await page.goto(app)
    await page.evaluate(
      (kept) => {
        for (const { name, value } of kept) localStorage.setItem(name, value)
      },
      signedIn.origins.flatMap(({ localStorage }) => localStorage),
    )
    await playSession(page, app)
    const other = await context.newPage()
    await other.bringToFront()
    await page.waitForFunction(() => document.visibilityState === 'hidden', null, { polling: 100 })
    const from = await seconds(page)
    await page.evaluate(COUNT_UPDATES)
    await page.waitForTimeout(SECONDS * 1000)
    const updates = await page.evaluate<string[]>('updates')
    const played = (await seconds(page)) - from
    return [
      {
        name: 'updates of a hidden tab that plays',
        // A tab that does not play has nothing to update.
        value: played > SECONDS / 2 ? updates.length : Number.NaN,
        unit: '',
        most: 0,
        note: `in ${SECONDS} s, ${played.toFixed(0)} of them played; ${[...new Set(updates)].slice(0, 9).join(', ') || 'none'}`,
      },
    ]
  } finally {
    await stop()
  }
}

function seconds(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
}
