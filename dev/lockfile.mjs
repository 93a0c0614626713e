/**
 * The packages that the lockfile requires on this machine and that are missing, or have another
 * version. `installed` is npm's own record, which it writes last: an interrupted installation has
 * none.
 */
export function missingPackages(lockfile, installed) {
  return Object.keys(lockfile.packages).filter((path) => {
    const wanted = lockfile.packages[path]
    if (path === '' || wanted.link || !isForThisMachine(wanted)) return false
    return installed?.packages?.[path]?.version !== wanted.version
  })
}

function isForThisMachine({ optional, devOptional, os, cpu, libc }) {
  if (!os && !cpu) return !optional && !devOptional
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, libcHere)
}

function allows(list, value) {
  return !list || list.includes(value)
}

// Without this the report asks the network for the names of every interface.
if (process.report) process.report.excludeNetwork = true
const libcHere =
  process.platform === 'linux'
    ? process.report.getReport().header.glibcVersionRuntime
      ? 'glibc'
      : 'musl'
    : undefined
