import type { Formatted, MoneyTexts } from './texts';

const each = ({ period }: Formatted) => (period === 'year' ? 'al año' : 'al mes');

function terms(values: Formatted): string[] {
  const { price, date, trialDays, isRenewing, settings } = values;
  if (!isRenewing)
    return [
      `Has pagado ${price} por adelantado. Premium dura hasta el ${date} y no se renueva, así que no tienes que cancelar nada.`,
    ];
  return [
    trialDays > 0
      ? `Los primeros ${trialDays} días son gratis. El ${date} haremos el primer cobro de ${price}, y después ${price} ${each(values)}.`
      : `Has pagado ${price}. El próximo cobro de ${price} será el ${date}.`,
    `Puedes cancelar cuando quieras, en un solo paso, y conservas lo que ya está pagado: ${settings}`,
  ];
}

export const spanish: MoneyTexts = {
  product: ({ desires, period }) =>
    period === null ? `${desires} deseos` : `Premium, un ${period === 'year' ? 'año' : 'mes'}`,
  desires: ({ desires, price, settings }) => ({
    subject: `${desires} deseos ya son tuyos`,
    paragraphs: [
      `gracias. Has comprado ${desires} deseos por ${price} y ya están en tu saldo.`,
      `En los ajustes tienes todas tus compras y cada cambio de tu saldo: ${settings}`,
    ],
  }),
  premium: (values) => ({
    subject: 'Premium ya es tuyo',
    paragraphs: [
      `gracias. Premium ya está activo y tienes ${values.desires} deseos en tu saldo.`,
      ...terms(values),
    ],
  }),
  renewal: (values) => ({
    subject: 'Premium se ha renovado',
    paragraphs: [
      `hemos cobrado ${values.price} por Premium. El próximo cobro será el ${values.date}.`,
      `Puedes cancelar cuando quieras en los ajustes: ${values.settings}`,
    ],
  }),
  failedRenewal: (values) => ({
    subject: 'No hemos podido renovar Premium',
    paragraphs: [
      `no hemos podido cobrar ${values.price} por Premium. Volveremos a intentarlo en los próximos días. Comprueba, por favor, que tu tarjeta sea válida y tenga saldo suficiente.`,
      `Premium sigue siendo tuyo hasta el ${values.date}. Si para entonces no se ha podido cobrar, terminará y no habrá más cobros.`,
      `Puedes cancelar cuando quieras en los ajustes: ${values.settings}`,
    ],
  }),
  cancellation: ({ date, settings }) => ({
    subject: 'Has cancelado Premium',
    paragraphs: [
      `Premium está cancelado. Sigue siendo tuyo hasta el ${date} y no habrá más cobros.`,
      `¿Has cambiado de idea? Hasta entonces puedes recuperarlo en los ajustes: ${settings}`,
    ],
  }),
  endedCancellation: ({ settings }) => ({
    subject: 'Has cancelado Premium',
    paragraphs: [
      'Premium está cancelado y ha terminado, porque no se pudo cobrar la última renovación. No habrá más cobros.',
      `Puedes volver a empezar cuando quieras en los ajustes: ${settings}`,
    ],
  }),
};
