import { spawnSync } from 'node:child_process'
import { spawnAlap } from './spawn-alap.ts'

/**
 * The time of `npm start` with nothing prepared and with everything prepared, against bare Node.js.
 */
export async function benchStartUp(folder: string): Promise<string[]> {
  const cold = await spawnAlap(folder, { built: false, throwaway: false })
  await cold.stop()
  const warm = await spawnAlap(folder, { built: false, throwaway: true })
  await warm.stop()
  const bare = secondsOfBareNode()
  const line = (name: string, first: number, second: number) =>
    `${name.padEnd(24)} cold ${first.toFixed(1)} s, warm ${second.toFixed(1)} s`
  const ratio = (seconds: number) => Math.round(seconds / bare)
  return [
    ...Object.keys(cold.steps).map((name) =>
      line(name, cold.steps[name] ?? 0, warm.steps[name] ?? 0),
    ),
    line('All of it', cold.seconds, warm.seconds),
    `That is ${ratio(cold.seconds)} and ${ratio(warm.seconds)} times an empty Node.js (${bare.toFixed(2)} s).`,
  ]
}

function secondsOfBareNode(): number {
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now()
    spawnSync(process.execPath, ['-e', '0'])
    return (performance.now() - began) / 1000
  })
  return times.sort((a, b) => a - b)[2] ?? 0
}
