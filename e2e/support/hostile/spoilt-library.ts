import type { Page } from 'playwright/test'
import { environment } from '../environment.ts'
import { ALL, PAYLOADS } from './payloads.ts'

/** The library as somebody who gained access to it would leave it. */
export async function spoilLibrary(page: Page): Promise<void> {
  let turn = 0
  const spoilt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoilt)
    if (typeof value !== 'object' || value === null) return value
    if ('recordings' in value) return { ...value, recordings: spoilt(value.recordings) }
    if (!('audioUrl' in value)) return value
    turn += 1
    const text = PAYLOADS[turn % PAYLOADS.length]
    return { ...value, title: text, description: ALL, raag: text }
  }
  await page.route(environment().sqlEndpoint, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const reply = await route.fetch()
    const { results = [] } = JSON.parse(await reply.text())
    const cellOf = (cell: string | null) =>
      cell?.startsWith('{"version"') ? JSON.stringify(spoilt(JSON.parse(cell))) : cell
    for (const result of results) {
      result.rows = result.rows.map((row: (string | null)[]) => row.map(cellOf))
    }
    return route.fulfill({ response: reply, body: JSON.stringify({ results }) })
  })
}
