import type { Database } from '~/lib/call.ts'
import { createDevice } from '../device.ts'
import { expectSameRows } from '../expect-same-rows.ts'
import type { Player } from '../people-under-faults.ts'
import { createPractice } from './practice-model.ts'

/** One person's practice on one device, whose tab is killed now and then, and which another follows. */
export function practisingPerson(player: Player, db: Database) {
  const { uid, random, inLine } = player
  let backOffs = player.chances('first back-offs')
  const practice = createPractice(random)
  const deviceOf = () =>
    createDevice({ uid, db, inLine, random: () => backOffs(), now: practice.now })
  const [device, follower] = [deviceOf(), deviceOf()]
  const commit = async () => practice.shows(await device.commit(practice.next()))
  const goOn = async () => {
    const chance = random()
    if (chance < 0.1) await device.kill()
    else if (chance < 0.4) await device.send()
    else if (chance < 0.5) await follower.pull()
  }

  return {
    uid,
    device,
    faults: player.faults,
    /** What the database must hold, a line each. */
    held: () => linesOf(practice.held),
    /** Makes so many writes. */
    practise: (saves: number) =>
      player.play(async () => {
        for (let made = 0; made < saves; made += 1) {
          await commit()
          await goOn()
        }
        // Nothing is under way when the faults end.
        await device.send()
      }),
    /** Makes writes and sends them while something happens to the database, then sends the rest. */
    saveDuring: (saves: number, happens: Promise<void>) =>
      player.play(() =>
        player.inPeace(async () => {
          for (let made = 0; made < saves; made += 1) await commit()
          await device.send()
          await happens
          await device.send()
          // How often it was tried meanwhile is not replayed.
          backOffs = player.chances(`back-offs after ${practice.now()}`)
        }),
      ),
    /** Sends all that waits, without a fault. */
    sendRest: () => player.play(() => player.inPeace(() => device.send())),
    /** Expects that both devices, and one that is new, end with these rows; see `STORED_NUMBERS`. */
    expectRows: (stored: readonly string[]) =>
      player.inPeace(async () => {
        const anew = deviceOf()
        for (const each of [device, follower, anew]) await each.pull()
        await expectSameRows([device, follower], anew, stored)
      }),
  }
}

function linesOf(held: ReadonlyMap<string, string>): readonly string[] {
  return [...held].map(([row, says]) => `${row}: ${says}`).toSorted()
}
