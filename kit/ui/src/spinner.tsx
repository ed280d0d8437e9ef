/** A turning ring in the text's colour. With a label it is announced; without, it is decoration. */
export function Spinner({ label }: { label?: string }) {
  return (
    <>
      <span className="spinner" aria-hidden="true" />
      {label !== undefined && (
        <span className="visually-hidden" role="status">
          {label}
        </span>
      )}
    </>
  );
}
