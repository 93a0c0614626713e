import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { praharAt } from '~/raga/prahar.ts'
import { inlineHashes, landingDocument, PRAHAR_SCRIPT } from '~dev/prerender/landing-document.ts'
import { liftStyles } from '~dev/prerender/lift-styles.ts'

function praharFromScript(minutes: number): string {
  const dataset: Record<string, string> = {}
  class Clock {
    getHours = () => Math.floor(minutes / 60)
    getMinutes = () => minutes % 60
  }
  new Function('Date', 'document', PRAHAR_SCRIPT)(Clock, { documentElement: { dataset } })
  return dataset.prahar ?? ''
}

test('the script names the same watch as the app in every minute of the day', () => {
  for (let minutes = 0; minutes < 1440; minutes += 1) {
    expect(praharFromScript(minutes)).toBe(praharAt(minutes))
  }
})

test('the hashes are of exactly the text between the tags', () => {
  const page = landingDocument({ head: '', css: 'p{top:0}', body: '<p></p>', font: undefined })
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(inlineHashes(page)).toEqual({
    scripts: [sha256(PRAHAR_SCRIPT)],
    styles: [sha256('p{top:0}')],
  })
})

test('style attributes become rules, one for each different style', () => {
  const { body, css } = liftStyles('<i style="top:0"></i><b class="x" style="top:0"></b>')
  expect(body).toBe('<i class="lifted-0"></i><b class="x lifted-0"></b>')
  expect(css).toBe('.lifted-0{top:0}')
})
