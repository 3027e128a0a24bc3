/* Whether keys are letters now: a field has the focus. Pure. */
export function isWriting(target: Element | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
