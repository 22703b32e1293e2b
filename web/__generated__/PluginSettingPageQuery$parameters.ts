/**
 * @generated SignedSource<<02db72f83697cfff372ef3052e0f108c>>
 * @relayHash 2eddcea646bebc4b6c5e59f828a38d29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5778c8b32ea5566363b42a2e8b1eccf16360e6e14b32600ddcb806ae471010cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PluginSettingPageQuery } from './PluginSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<PluginSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5778c8b32ea5566363b42a2e8b1eccf16360e6e14b32600ddcb806ae471010cb",
    "metadata": {},
    "name": "PluginSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
