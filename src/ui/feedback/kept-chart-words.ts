/** Said of a chart that another device had changed when it was to be deleted. */
export const CHART_NOT_DELETED = {
  title: 'Chart not deleted',
  text: 'It was changed somewhere else meanwhile. Look at it before you delete it.',
}

/** Said of changes to a chart that another device had changed or deleted. */
export const CHART_KEPT_BESIDE = {
  title: 'Kept as a chart of its own',
  description: 'Another device had changed this chart. Yours is kept too, with (2) after its name.',
}
