/**
 * What is guessed first, in small letters: words that stay when digits and symbols are taken away, and runs of keys. Short on
 * purpose; the bank keeps a list of its own.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...['password', 'passwort', 'contraseña', 'parola', 'пароль', 'senha', 'passphrase', 'mypassword', 'newpassword'],
  ...['welcome', 'letmein', 'changeme', 'secret', 'default', 'administrator', 'admin', 'login', 'internet', 'computer'],
  ...['qwerty', 'qwertyuiop', 'qwertz', 'azerty', 'asdfghjkl', 'zxcvbnm', 'йцукен', 'qazwsxedc', 'qazwsx'],
  ...['iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'batman', 'dragon', 'monkey', 'master'],
  ...['bank', 'banking', 'mybank', 'account', 'money', 'summer', 'winter', 'spring', 'autumn'],
  ...[
    '1234567890',
    '12345678910',
    '0123456789',
    '0987654321',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'abcdefghij',
    'abcd123456',
  ],
]);
