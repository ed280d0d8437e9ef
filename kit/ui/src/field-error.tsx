/** What is wrong with one field. Name it in the input's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p id={id} className="field__error">
      {children}
    </p>
  ) : null;
}
