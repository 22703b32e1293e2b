/**
 * @generated SignedSource<<7d908fb21683a20f310b0f99b2f5abb1>>
 * @relayHash 7be1b309d7637035282160d54fc207b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef1be3c065ffed8cab91654bc0df78f9cb30c3e8f35b5b0b45ccb9a3f9e635b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PluginSettingPageQuery } from './PluginSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<PluginSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef1be3c065ffed8cab91654bc0df78f9cb30c3e8f35b5b0b45ccb9a3f9e635b5",
    "metadata": {},
    "name": "PluginSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
