import { type Cut, never } from './cut-code.ts';

/**
 * Code of i18next that pages never run: backends, language detection, clones, formats, nested texts, texts
 * that are objects, and debugging.
 */
export const unusedI18nextCode: Record<string, Cut> = {
  i18next: {
    bodies: {
      'function keysFromSelector': never,
      addResource: never,
      addResources: never,
      removeResourceBundle: never,
      getUsedParamsDetails: never,
      needsPlural: never,
      getPluralFormsOfKey: never,
      getSuffixes: never,
      nest: never,
      queueLoad: never,
      loaded: never,
      read: never,
      prepareLoading: never,
      load: never,
      reload: never,
      loadOne: never,
      saveMissing: never,
      reloadResources: never,
      hydrate: never,
      setDefaultNamespace: never,
      loadNamespaces: never,
      loadLanguages: never,
      dir: never,
      cloneInstance: never,
      toJSON: never,
    },
    code: [
      [/const returnDetails = .*;/, 'const returnDetails = false;'],
      [/if \(lng\?\.toLowerCase\(\) === 'cimode'\)/, 'if (false)'],
      [/if \(objectNotReturned && this\.options\.returnedObjectHandler\)/, 'if (false)'],
      [/if \(isObjectHit && !objectNotReturned\)/, 'if (false)'],
      [/if \(handleAsObjectInI18nFormat && isString\(joinArrays\) && .*\)(?= \{)/, 'if (false)'],
      [/if \(!objectNotReturned && \(usedKey \|\| usedDefault \|\| updateMissing\)\)/, 'if (false)'],
      [/if \(this\.i18nFormat\?\.(?:parse|addLookupKeys)\)/g, 'if (false)'],
      [/if \(opt\.nest !== false\)/, 'if (false)'],
      [/if \(res != null && postProcessorNames\?\.length && .*\)(?= \{)/, 'if (false)'],
      [/if \(!this\.checkedLoadedFor\[.*\)(?= \{)/, 'if (false)'],
      [/if \(!found && this\.options\.supportedLngs\)/, 'if (false)'],
      [/formatter = Formatter;/, ''],
      [/if \(this\.modules\.(?:languageDetector|i18nFormat)\)/g, 'if (false)'],
      [/if \(!this\.options\.resources \|\| this\.options\.partialBundledLanguages\)/, 'if (false)'],
      [/if \(!lng && this\.services\.languageDetector && .*\)(?= \{)/g, 'if (false)'],
      [/if \(!this\.services\.backendConnector\.backend \|\| .*\)(?= return true)/, 'if (true)'],
      [/^ *this\.logger\.(?:warn|log|deprecate)\(.*\);$/gm, ''],
    ],
  },
};
