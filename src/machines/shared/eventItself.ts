/** `params: eventItself` hands an action or a guard the event it is about, with the event's own type. */
export const eventItself = <TEvent>({ event }: { event: TEvent }): TEvent => event;
