import type { AccountTexts } from './texts';

const notYou = '¿No has sido tú? Entonces no hagas caso de este correo.';

export const spanish: AccountTexts = {
  welcome: ({ code, verifyUrl }) => ({
    subject: '¡Hola! Aquí tienes tu código de confirmación',
    blocks: [
      'qué bien que estés aquí. Ya hay alguien con ganas de conocerte. Antes, confirma que esta dirección es tuya. Tu código de confirmación es',
      { code },
      { label: 'Confirmar la dirección', link: verifyUrl },
      `El código vale una semana. ${notYou}`,
    ],
  }),
  confirmation: ({ code, verifyUrl }) => ({
    subject: 'Tu código de confirmación',
    blocks: [
      'con este código confirmas tu dirección:',
      { code },
      { label: 'Confirmar la dirección', link: verifyUrl },
      `Vale una semana. ${notYou}`,
    ],
  }),
  alreadyRegistered: ({ loginUrl, passwordUrl }) => ({
    subject: 'Ya tienes una cuenta',
    blocks: [
      'Alguien, seguramente tú, ha intentado crear una cuenta con esta dirección. Ya existe una, así que nada ha cambiado.',
      { label: 'Iniciar sesión', link: loginUrl },
      `¿Has olvidado la contraseña? Elige otra aquí: ${passwordUrl}`,
      '¿No has sido tú? Entonces no tienes que hacer nada.',
    ],
  }),
  passwordReset: ({ resetUrl }) => ({
    subject: 'Elige una contraseña nueva',
    blocks: [
      'alguien, seguramente tú, ha pedido una contraseña nueva. Puedes elegirla aquí durante una hora y una sola vez:',
      { label: 'Elegir contraseña', link: resetUrl },
      '¿No has sido tú? No hagas caso de este correo: tu contraseña sigue igual.',
    ],
  }),
  passwordChanged: ({ passwordUrl }) => ({
    subject: 'Tu contraseña ha cambiado',
    blocks: [
      'tu cuenta tiene una contraseña nueva y se ha cerrado la sesión en todos los dispositivos.',
      `¿No has sido tú? Elige otra cuanto antes: ${passwordUrl}`,
    ],
  }),
};
