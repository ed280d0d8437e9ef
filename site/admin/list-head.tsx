/** The head of a list whose last column holds what can be done to a row. */
export function ListHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        <th>
          <span className="visually-hidden">What to do</span>
        </th>
      </tr>
    </thead>
  );
}
