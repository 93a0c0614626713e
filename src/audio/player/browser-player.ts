import { composedHere } from '~/audio/composed/composed-here.ts'
import { emblemPicture } from '~/audio/player/emblem-picture.ts'
import { filesOfPerson } from '~/audio/player/files-of-person.ts'
import { connectMediaSession } from '~/audio/player/media-session.ts'
import { soundOneTabAtATime } from '~/audio/player/one-tab-at-a-time.ts'
import { createPlayer, type Player } from '~/audio/player/player.ts'
import { steadyTime } from '~/domain/sit/steady-time.ts'

/** Makes the page's one `<audio>`, in the document and on the lock screen until the page closes. */
export function createBrowserPlayer(): Player {
  const element = document.createElement('audio')
  element.preload = 'metadata'
  document.body.append(element)
  const player = createPlayer(element, {
    storage: deviceStorage(),
    composed: composedHere(),
    readFile: filesOfPerson.read,
    onForbidden: watchPolicy,
    clock: {
      create: () => new Audio(),
      now: steadyTime(
        () => performance.now(),
        () => Date.now(),
      ),
    },
  })
  connectMediaSession(player, emblemPicture)
  soundOneTabAtATime(player)
  return player
}

function watchPolicy(tell: (address: string) => void): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, disposition, blockedURI } = violation
    if (effectiveDirective === 'media-src' && disposition === 'enforce') tell(blockedURI)
  })
}

function deviceStorage() {
  try {
    return localStorage
  } catch {
    return null
  }
}
