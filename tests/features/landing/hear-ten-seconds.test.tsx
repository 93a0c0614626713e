import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HearTenSeconds } from '~/features/landing/hear-ten-seconds.tsx'
import { HEAR_SCRIPT } from '~dev/prerender/landing-document.ts'

const made: FakeSound[] = []
let refusal: Error | null = null

/** What the page asks of an `Audio`. */
class FakeSound extends EventTarget {
  readonly address: string
  isPlaying = false
  currentTime = 0
  duration = 10
  /** The script has no room for listeners. */
  onended: (() => void) | undefined
  ontimeupdate: (() => void) | undefined
  constructor(address: string) {
    super()
    this.address = address
    made.push(this)
    this.addEventListener('ended', () => this.onended?.())
    this.addEventListener('timeupdate', () => this.ontimeupdate?.())
  }
  async play() {
    if (refusal) throw refusal
    this.isPlaying = true
  }
  pause() {
    this.isPlaying = false
  }
}

beforeEach(() => {
  made.length = 0
  refusal = null
  vi.stubGlobal('Audio', FakeSound)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const PAGES: readonly [string, () => void][] = [
  ['the page of the app', () => void render(<HearTenSeconds />)],
  [
    'the page that was rendered at build time',
    () => {
      document.body.innerHTML = renderToStaticMarkup(<HearTenSeconds />)
      new Function(HEAR_SCRIPT)()
    },
  ],
]

const press = async (name: string) => {
  await userEvent.setup().click(screen.getByRole('link', { name }))
}

const ring = () => document.querySelector('circle')?.getAttribute('stroke-dasharray')

describe.each(PAGES)('ten seconds on %s', (_, open) => {
  test('ten seconds are not asked for before a press, and a second one pauses them', async () => {
    open()
    expect(made).toEqual([])
    await press('Hear ten seconds')
    expect(made).toMatchObject([{ address: '/ten-seconds.mp3', isPlaying: true }])
    await press('Pause')
    expect(made).toMatchObject([{ isPlaying: false }])
    await press('Hear ten seconds')
    expect(made).toMatchObject([{ isPlaying: true }])
  })

  test('ten seconds fill a ring, which is empty again when they are over', async () => {
    open()
    expect(ring()).toBe('0 1')
    await press('Hear ten seconds')
    Object.assign(made[0] ?? {}, { currentTime: 2.5 })
    await act(async () => made[0]?.dispatchEvent(new Event('timeupdate')))
    expect(ring()).toBe('0.25 1')
    await act(async () => made[0]?.dispatchEvent(new Event('ended')))
    expect(ring()).toBe('0 1')
  })

  test('ten seconds are heard by the keyboard, and can be heard again when they are over', async () => {
    open()
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{Enter}')
    screen.getByRole('link', { name: 'Pause' })
    await act(async () => made[0]?.dispatchEvent(new Event('ended')))
    screen.getByRole('link', { name: 'Hear ten seconds' })
  })

  test('ten seconds that do not start name another way, and can be tried again', async () => {
    open()
    refusal = new Error('no network')
    await press('Hear ten seconds')
    expect(screen.getByRole('status').textContent).toBe('Sound did not start. Try a whole session')
    refusal = null
    await press('Hear ten seconds')
    expect(made[1]).toMatchObject({ isPlaying: true })
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('ten seconds that are paused while they are fetched have not failed', async () => {
    open()
    refusal = new Error('the pause came first')
    const link = screen.getByRole('link')
    act(() => {
      link.click()
    })
    await act(async () => link.click())
    expect(screen.getByRole('status').textContent).toBe('')
    screen.getByRole('link', { name: 'Hear ten seconds' })
  })
})
