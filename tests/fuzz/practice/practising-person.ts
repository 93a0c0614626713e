import { sendWrites } from '~/data/send-writes.ts'
import type { Database } from '~/lib/call.ts'
import { createDevice } from '../outbox-device.ts'
import type { Player } from '../people-under-faults.ts'
import { createPractice } from './practice-model.ts'

/** One person's practice on one device, whose tab is killed now and then. */
export function practisingPerson(player: Player, db: Database) {
  const { uid, random, inLine } = player
  let backOffs = player.chances('first back-offs')
  const practice = createPractice(random)
  const device = createDevice({
    uid,
    send: (writes) => inLine(() => sendWrites(db, writes, null)),
    random: () => backOffs(),
    now: practice.now,
  })
  const commit = async () => practice.shows(await device.commit(practice.next()))

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
          const chance = random()
          if (chance < 0.1) await device.kill()
          else if (chance < 0.4) await device.send()
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
  }
}

function linesOf(held: ReadonlyMap<string, string>): readonly string[] {
  return [...held].map(([row, says]) => `${row}: ${says}`).toSorted()
}
