import { expect, test } from 'vitest'
import { journalMarkdown } from '~/features/profile/account/journal-markdown.ts'

const row = (id: string, day: string, content: string, more = {}) => ({
  id,
  content,
  mood: 4,
  local_date: day,
  local_minute: 1200,
  date_created: `${day}T20:00:00.000000Z`,
  starred: false,
  ...more,
})

test('a journal is Markdown by months, oldest first', () => {
  const text = journalMarkdown([
    row('b', '2026-03-04', 'The low note stayed.', { starred: true }),
    row('c', '2026-04-01', 'आज यमन सुना।', { local_minute: null, mood: 1 }),
    row('a', '2025-12-31', 'Rain.'),
  ])
  expect(text.split('\n\n')).toEqual([
    '# Journal',
    '## December 2025',
    expect.stringMatching(/^### .*31.*2025 · 8:00.PM · Happy$/),
    'Rain.',
    '## March 2026',
    expect.stringMatching(/^### .*4.*2026 · 8:00.PM · Happy · starred$/),
    'The low note stayed.',
    '## April 2026',
    expect.stringMatching(/^### .*1.*2026 · Very Sad$/),
    'आज यमन सुना।\n',
  ])
})

test('lines stay lines, and none becomes a heading', () => {
  const text = journalMarkdown([row('a', '2026-03-04', 'One\r\ntwo\n# three\n====\n#four\n\nfive')])
  expect(text).toMatch(/\n\nOne {2}\ntwo {2}\n\\# three {2}\n\\==== {2}\n#four\n\nfive\n$/)
})

test('a journal without entries is a heading', () => {
  expect(journalMarkdown([])).toBe('# Journal\n')
})
