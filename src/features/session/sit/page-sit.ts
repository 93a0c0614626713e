import { listenForPauses } from '~/audio/asked-pause.ts'
import { createSitSound } from '~/audio/sit-sound.ts'
import { BELL } from '~/domain/session.ts'
import { steadyTime } from '~/domain/sit-time.ts'
import { pageSittings } from '~/features/session/page-sittings.ts'
import { Sit } from '~/features/session/sit/sit.ts'
import { leavingDevice } from '~/queries/leave-device.ts'
import { newId } from '~/queries/new-id.ts'

/** The sit of this page: one for as long as it lives, whatever is open over it. */
export const pageSit = new Sit({
  sound: (on) =>
    createSitSound({
      create: () => new Audio(),
      bellUrl: BELL.audioUrl,
      storage: deviceStorage(),
      askedPause: listenForPauses(),
      ...on,
    }),
  now: steadyTime(
    () => performance.now(),
    () => Date.now(),
  ),
  newId,
  onFinished: (sit) => pageSittings.completeSit(sit),
})
leavingDevice.subscribe(pageSit.dropOf)

function deviceStorage() {
  try {
    return localStorage
  } catch {
    return null
  }
}
