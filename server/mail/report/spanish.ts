import type { ReportTexts } from './texts';

export const spanish: ReportTexts = {
  removal: ({ receipt, due }) => ({
    subject: `Hemos recibido tu solicitud (${receipt})`,
    blocks: [
      'Hola:',
      'hemos recibido tu solicitud de retirar una imagen íntima de una persona real. Su número es',
      { code: receipt },
      `La revisa una persona, que decide antes del ${due}, es decir, en menos de 48 horas. Si se confirma, retiramos la imagen y las copias que conozcamos. Guarda el número, por favor.`,
      '¿No has sido tú? Entonces alguien ha dado tu dirección por error y no tienes que hacer nada.',
    ],
  }),
  decided: ({ receipt, state, answer }) => ({
    subject: `Sobre tu aviso ${receipt}`,
    blocks: [
      'Hola:',
      state === 'done'
        ? 'gracias por tu aviso. Lo hemos revisado y hemos actuado.'
        : state === 'refused'
          ? 'gracias por tu aviso. Lo hemos revisado y no vamos a cambiar nada.'
          : 'gracias por tu aviso. Lo estamos revisando.',
      ...(answer === null ? [] : [answer]),
      `Tu número es ${receipt}.`,
    ],
  }),
};
