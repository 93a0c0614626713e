import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { AudioProvider, loadPlayer } from '~/audio/audio-provider.tsx'
import { PlayRecording } from '~/listening/play-recording.tsx'
import { FakeAudio, recording } from '~tests/audio/fake-audio.ts'

/** A file of the library, which is not composed here. */
const rain = recording({ id: 'rain', audioUrl: '/recordings/rain.mp3', raga: null })

/** The page's own player, over an element that answers nothing yet. */
function elementOfPage(): FakeAudio {
  const audio = new FakeAudio()
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    name === 'audio' ? audio.element : create(name),
  )
  vi.spyOn(document.body, 'append').mockReturnValue(undefined)
  return audio
}

test('a press is seen at once where the first page has just been drawn, and the next one pauses', async () => {
  const audio = elementOfPage()
  // Drawn together with its effects: a press between the two cannot be seen by the page.
  await act(async () => {
    render(
      <AudioProvider>
        <Suspense>
          <PlayRecording recording={rain} name="Rain" />
        </Suspense>
      </AudioProvider>,
    )
    await loadPlayer()
  })
  fireEvent.click(screen.getByRole('button', { name: 'Play Rain' }))
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Pause Rain')
  fireEvent.click(screen.getByRole('button', { name: 'Pause Rain' }))
  expect([audio.plays, audio.paused]).toEqual([1, true])
})
