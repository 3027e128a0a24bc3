/* A component with its properties given, where data names a picture to be drawn. */
import type { Component } from "svelte";

export function sign<Props extends Record<string, unknown>>(Drawn: Component<Props>, props: Props): Component {
  return (anchor) => {
    Drawn(anchor, props);
    return {};
  };
}
