/** A sheet with a few lines of a hand on it. */
export function PaperLines() {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="size-12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M10 6h22l6 6v30H10Z" fill="currentColor" fillOpacity="0.1" strokeLinejoin="round" />
      <path
        d="M16 19c2-1.5 3.5 1 5.5 0s3.5 1 5.5 0 3 .6 5 0M16 26.5c2-1.5 3.5 1 5.5 0s3.5 1 5.5 0 2 .4 3 0M16 34c2-1.5 3.5 1 5.5 0s1.5.4 2.5 0"
        strokeWidth="1.6"
      />
    </svg>
  )
}
