type SheetHeadingProps = { day: string; dateTime: string; after?: string | undefined }

/** The day at the head of a sheet, and the session it follows. */
export function SheetHeading({ day, dateTime, after }: SheetHeadingProps) {
  return (
    <>
      <time dateTime={dateTime}>{day}</time>
      {after && (
        <p className="min-w-0 break-words">
          After <bdi className="text-accent">{after}</bdi>
        </p>
      )}
    </>
  )
}
