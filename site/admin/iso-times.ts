/** A row of the database as it is sent: times are ISO 8601. */
export function withIsoTimes<Row extends object>(row: Row): Row {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Row;
}
