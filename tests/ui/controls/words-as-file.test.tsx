import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { WordsAsFile } from '~/ui/controls/words-as-file.tsx'
import { catchDownloads } from '~tests/support/catch-downloads.ts'

test('words that nothing keeps are saved as a file of text', async () => {
  const files = catchDownloads()
  render(<WordsAsFile fileName="reflection.txt" content="आज मैं शांत हूँ" />)
  await userEvent.click(screen.getByRole('button', { name: 'Save the words as a file' }))
  const [file, ...others] = files
  expect(others).toEqual([])
  expect(file?.name).toBe('reflection.txt')
  expect(file?.content.type).toBe('text/plain;charset=utf-8')
  expect(await file?.content.text()).toBe('आज मैं शांत हूँ')
})
