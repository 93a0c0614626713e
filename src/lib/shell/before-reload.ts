type Task = () => Promise<unknown>

const tasks = new Set<Task>()

/**
 * Names what must be stored before the app reloads its own page, such as a draft. Returns a function
 * that takes it back.
 */
export function beforeReload(task: Task): () => void {
  tasks.add(task)
  return () => {
    tasks.delete(task)
  }
}

/** Does all of it; rejects when something could not be stored, and then the page must stay. */
export async function storeBeforeReload(): Promise<void> {
  await Promise.all([...tasks].map((task) => task()))
}
