import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { praharAt } from '~/raga/model/prahar.ts'
import {
  HEAR_SCRIPT,
  inlineHashes,
  KNOWN_SCRIPT,
  LATER_SCRIPT,
  LOOK_SCRIPT,
  landingDocument,
  PRAHAR_SCRIPT,
} from '~dev/prerender/landing-document.ts'

function praharFromScript(minutes: number, sky: string | null = null): string {
  const dataset: Record<string, string> = {}
  class Clock {
    getHours = () => Math.floor(minutes / 60)
    getMinutes = () => minutes % 60
  }
  const storage = { getItem: () => sky }
  new Function('Date', 'document', 'localStorage', PRAHAR_SCRIPT)(
    Clock,
    { documentElement: { dataset } },
    storage,
  )
  const { prahar = '' } = dataset
  return prahar
}

test('the script names the same watch as the app in every minute of the day', () => {
  for (let minutes = 0; minutes < 1440; minutes += 1) {
    expect(praharFromScript(minutes)).toBe(praharAt(minutes))
  }
})

test('the evening sky of a person who likes it always is that of the app', () => {
  expect(praharFromScript(600, 'evening')).toBe('night-1')
})

test('the hashes are of exactly the text between the tags', () => {
  const page = landingDocument({ head: '', css: 'p{top:0}', body: '<p></p>', font: '/a.woff2' })
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(inlineHashes(page)).toEqual({
    scripts: [
      sha256(`${PRAHAR_SCRIPT};${LOOK_SCRIPT};${LATER_SCRIPT}`),
      sha256(`${KNOWN_SCRIPT};${HEAR_SCRIPT}`),
    ],
    styles: [sha256('p{top:0}')],
  })
})

test('the manifest and the icons are added once the page is painted', () => {
  const links =
    '<link rel="icon" href="/i.svg"><link rel="apple-touch-icon" href="/a.png"><link rel="manifest" href="/m">'
  const head = `<title>Alap</title>${links}`
  const page = landingDocument({ head, css: '', body: '<p></p>', font: '/a.woff2' })
  expect(page.split(`<template id="later">${links}</template>`).join('')).not.toMatch(
    /manifest|a\.png|i\.svg/,
  )
  expect(page).toContain('<title>Alap</title>')

  const added: string[] = []
  let afterPaint = () => {}
  class Observer {
    constructor(then: () => void) {
      afterPaint = then
    }
    observe = () => {}
  }
  const document = {
    head: { append: (content: string) => added.push(content) },
    getElementById: (id: string) => ({ content: id }),
  }
  new Function('PerformanceObserver', 'document', LATER_SCRIPT)(Observer, document)
  expect(added).toEqual([])
  afterPaint()
  expect(added).toEqual(['later'])
})
