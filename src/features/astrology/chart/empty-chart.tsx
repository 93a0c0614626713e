/** The lines of a North Indian chart in which nothing stands yet. */
export function EmptyChart() {
  return (
    <svg
      viewBox="-1 -1 202 202"
      aria-hidden="true"
      className="mx-auto block w-full max-w-80 text-edge"
      fill="none"
      stroke="currentColor"
      strokeDasharray="1 4"
      strokeLinecap="round"
    >
      <path d="M0 0H200V200H0ZM0 0L200 200M200 0L0 200M100 0L200 100L100 200L0 100Z" />
    </svg>
  )
}
