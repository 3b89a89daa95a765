import type { SecurityTexts } from './texts';

export const spanish: SecurityTexts = {
  emailChange: ({ code }) => ({
    subject: 'Confirma tu nueva dirección',
    blocks: [
      'con este código confirmas que esta es tu nueva dirección. Escríbelo en los ajustes:',
      { code },
      'Vale un día. ¿No has sido tú? No hagas caso de este correo: nada cambia.',
    ],
  }),
  emailTaken: ({ loginUrl, passwordUrl }) => ({
    subject: 'Esta dirección ya tiene una cuenta',
    blocks: [
      'Alguien, seguramente tú, ha querido usar esta dirección en otra cuenta. Ya tiene la suya, así que nada ha cambiado.',
      { label: 'Iniciar sesión', link: loginUrl },
      `¿Has olvidado la contraseña? Elige una nueva: ${passwordUrl}`,
      '¿No has sido tú? Entonces no tienes que hacer nada.',
    ],
  }),
  emailChangeAsked: ({ passwordUrl }) => ({
    subject: 'Otra dirección para tu cuenta',
    blocks: [
      'alguien que conoce tu contraseña, seguramente tú, quiere otra dirección para tu cuenta. Esta sigue valiendo hasta que se confirme la nueva.',
      `¿No has sido tú? Elige una contraseña nueva cuanto antes y el cambio se detendrá: ${passwordUrl}`,
    ],
  }),
  emailChanged: ({ helpUrl }) => ({
    subject: 'Tu cuenta tiene una nueva dirección',
    blocks: [
      'desde ahora tu cuenta tiene una nueva dirección; con esta ya no se puede entrar.',
      `¿No has sido tú? Escríbenos enseguida: ${helpUrl}`,
    ],
  }),
  passwordReplaced: ({ passwordUrl }) => ({
    subject: 'Tu contraseña ha cambiado',
    blocks: [
      'tu cuenta tiene una contraseña nueva y se ha cerrado la sesión en los demás dispositivos.',
      `¿No has sido tú? Elige otra cuanto antes: ${passwordUrl}`,
    ],
  }),
};
