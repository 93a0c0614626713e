import { expect, test } from 'vitest'
import { sessionLink } from '~/domain/session/session-link.ts'

const session = { id: 'day-1', title: 'Five Open Notes', audioUrl: '/recordings/bhupali-10.mp3' }

test('a session goes by way of the check-in while today’s mood is not known', () => {
  expect(sessionLink(session, null)).toEqual({
    to: '/mood-checkin',
    state: {
      sessionData: {
        title: 'Five Open Notes',
        audioUrl: '/recordings/bhupali-10.mp3',
        sessionId: 'day-1',
      },
    },
  })
})

test('a session opens at once when it is, and the mood goes along', () => {
  expect(sessionLink(session, 4)).toEqual({
    to: '/session',
    state: {
      title: 'Five Open Notes',
      audioUrl: '/recordings/bhupali-10.mp3',
      sessionId: 'day-1',
      mood: 4,
    },
  })
})
