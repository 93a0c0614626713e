import { expect, test } from 'vitest'
import { ragaRecording } from '~/domain/session/raga-recording.ts'
import { sessionLink, sessionScreen } from '~/domain/session/session-link.ts'
import { ragaFor } from '~tests/support/sound/raga-for.ts'

const bhupali = {
  ...ragaRecording(ragaFor('bhupali'), 10),
  id: 'day-1',
  title: 'Five Open Notes',
}

test('the link of a recording leads to the check-in while today’s mood is unknown', () => {
  expect(sessionLink(bhupali, null)).toEqual({
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

test('the link of a recording leads to the session with the mood when today’s mood is known', () => {
  expect(sessionLink(bhupali, 4)).toEqual({
    to: '/session',
    state: {
      title: 'Five Open Notes',
      audioUrl: '/recordings/bhupali-10.mp3',
      sessionId: 'day-1',
      mood: 4,
    },
  })
})

test('the link of a recording passes it to the session screen with its raga and its length', () => {
  expect(sessionScreen(bhupali)).toEqual({
    to: '/session',
    state: {
      title: 'Five Open Notes',
      audioUrl: '/recordings/bhupali-10.mp3',
      sessionId: 'day-1',
      sessionData: { raag: 'Bhupali', minutes: 10 },
    },
  })
})
