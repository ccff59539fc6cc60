// Generated from specs/app/manifest.schema.yaml by tools/codegen. Do not edit: run `pnpm generate`.
// @ts-nocheck: compiled by ajv

export const checkManifest = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"manifest","title":"AppManifest","type":"object","required":["version","technicalName"],"properties":{"version":{"type":"string","pattern":"^\\d+\\.\\d+\\.\\d+$"},"technicalName":{"type":"string","minLength":1,"maxLength":100},"lifecycle":{"type":"object","properties":{"configurationUrl":{"type":"string","pattern":"^https://|^http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?(/|$)"},"connectUrl":{"type":"string","deprecated":true},"disconnectUrl":{"type":"string","deprecated":true}}},"capabilities":{"type":"object","properties":{"hub":{"type":"object","properties":{"appLauncher":{"type":"object","properties":{"redirectUrl":{"type":"string","format":"uri"}}}}},"erp":{"type":"object","properties":{"menuItems":{"type":"array","items":{"type":"object","required":["id","name","url"],"properties":{"id":{"type":"string","minLength":1},"name":{"type":"string","minLength":1},"url":{"type":"string","format":"uri"}}}},"pane":{"type":"array","items":{"type":"object","required":["id","context","title","url"],"properties":{"id":{"type":"string","minLength":1},"context":{"type":"string"},"title":{"type":"string","minLength":1},"url":{"type":"string","format":"uri"},"requiredScopes":{"type":"array","items":{"type":"string"}},"matchChildContext":{"type":"boolean"}}}},"api":{"type":"object","properties":{"scopes":{"type":"array","items":{"type":"string"}}}},"webhooks":{"type":"object","properties":{"subscriptions":{"type":"array","items":{"type":"object","properties":{"topics":{"type":"array","items":{"type":"string"}}}}}}}}}}},"authentication":{"type":"object","properties":{"publicClient":{"type":"object","properties":{"redirectUris":{"type":"array","items":{"type":"string","format":"uri"}},"postLogoutRedirectUris":{"type":"array","items":{"type":"string","format":"uri"}}}},"serviceAccount":{"type":"object","properties":{"clientCredentials":{"const":true}}}}}}};
const pattern4 = new RegExp("^\\d+\\.\\d+\\.\\d+$", "u");
const pattern5 = new RegExp("^https://|^http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?(/|$)", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="manifest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.technicalName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "technicalName"},message:"must have required property '"+"technicalName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^\\d+\\.\\d+\\.\\d+$"},message:"must match pattern \""+"^\\d+\\.\\d+\\.\\d+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.technicalName !== undefined){
let data1 = data.technicalName;
if(typeof data1 === "string"){
if(data1.length > 100){
const err4 = {instancePath:instancePath+"/technicalName",schemaPath:"#/properties/technicalName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/technicalName",schemaPath:"#/properties/technicalName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/technicalName",schemaPath:"#/properties/technicalName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.lifecycle !== undefined){
let data2 = data.lifecycle;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.configurationUrl !== undefined){
let data3 = data2.configurationUrl;
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err7 = {instancePath:instancePath+"/lifecycle/configurationUrl",schemaPath:"#/properties/lifecycle/properties/configurationUrl/pattern",keyword:"pattern",params:{pattern: "^https://|^http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?(/|$)"},message:"must match pattern \""+"^https://|^http://(localhost|127\\.0\\.0\\.1|\\[::1\\])(:\\d+)?(/|$)"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/lifecycle/configurationUrl",schemaPath:"#/properties/lifecycle/properties/configurationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.connectUrl !== undefined){
if(typeof data2.connectUrl !== "string"){
const err9 = {instancePath:instancePath+"/lifecycle/connectUrl",schemaPath:"#/properties/lifecycle/properties/connectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.disconnectUrl !== undefined){
if(typeof data2.disconnectUrl !== "string"){
const err10 = {instancePath:instancePath+"/lifecycle/disconnectUrl",schemaPath:"#/properties/lifecycle/properties/disconnectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/lifecycle",schemaPath:"#/properties/lifecycle/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.capabilities !== undefined){
let data6 = data.capabilities;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hub !== undefined){
let data7 = data6.hub;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.appLauncher !== undefined){
let data8 = data7.appLauncher;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.redirectUrl !== undefined){
if(!(typeof data8.redirectUrl === "string")){
const err12 = {instancePath:instancePath+"/capabilities/hub/appLauncher/redirectUrl",schemaPath:"#/properties/capabilities/properties/hub/properties/appLauncher/properties/redirectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/capabilities/hub/appLauncher",schemaPath:"#/properties/capabilities/properties/hub/properties/appLauncher/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/capabilities/hub",schemaPath:"#/properties/capabilities/properties/hub/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.erp !== undefined){
let data10 = data6.erp;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.menuItems !== undefined){
let data11 = data10.menuItems;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){
const err15 = {instancePath:instancePath+"/capabilities/erp/menuItems/" + i0,schemaPath:"#/properties/capabilities/properties/erp/properties/menuItems/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data12.name === undefined){
const err16 = {instancePath:instancePath+"/capabilities/erp/menuItems/" + i0,schemaPath:"#/properties/capabilities/properties/erp/properties/menuItems/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data12.url === undefined){
const err17 = {instancePath:instancePath+"/capabilities/erp/menuItems/" + i0,schemaPath:"#/properties/capabilities/properties/erp/properties/menuItems/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data12.id !== undefined){
let data13 = data12.id;
if(typeof data13 === "string"){
if(data13.length < 1){
const err18 = {instancePath:instancePath+"/capabilities/erp/menuItems/" + i0+"/id",schemaPath:"#/properties/capabilities/properties/erp/properties/menuItems/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/capabilities/erp/menuItems/" + i0+"/id",schemaPath:"#/properties/capabilities/properties/erp/properties/menuItems/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if(typeof data14 === "string"){
if(data14.length < 1){
const err20 = {instancePath:instancePath+"/capabilities/erp/menuItems/" + i0+"/name",schemaPath:"#/properties/capabilities/properties/erp/properties/menuItems/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/capabilities/erp/menuItems/" + i0+"/name",schemaPath:"#/properties/capabilities/properties/erp/properties/menuItems/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.url !== undefined){
if(!(typeof data12.url === "string")){
const err22 = {instancePath:instancePath+"/capabilities/erp/menuItems/" + i0+"/url",schemaPath:"#/properties/capabilities/properties/erp/properties/menuItems/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/capabilities/erp/menuItems/" + i0,schemaPath:"#/properties/capabilities/properties/erp/properties/menuItems/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/capabilities/erp/menuItems",schemaPath:"#/properties/capabilities/properties/erp/properties/menuItems/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.pane !== undefined){
let data16 = data10.pane;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.id === undefined){
const err25 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1,schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data17.context === undefined){
const err26 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1,schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/required",keyword:"required",params:{missingProperty: "context"},message:"must have required property '"+"context"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data17.title === undefined){
const err27 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1,schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data17.url === undefined){
const err28 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1,schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data17.id !== undefined){
let data18 = data17.id;
if(typeof data18 === "string"){
if(data18.length < 1){
const err29 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1+"/id",schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1+"/id",schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data17.context !== undefined){
if(typeof data17.context !== "string"){
const err31 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1+"/context",schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/properties/context/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data17.title !== undefined){
let data20 = data17.title;
if(typeof data20 === "string"){
if(data20.length < 1){
const err32 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1+"/title",schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1+"/title",schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data17.url !== undefined){
if(!(typeof data17.url === "string")){
const err34 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1+"/url",schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data17.requiredScopes !== undefined){
let data22 = data17.requiredScopes;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
if(typeof data22[i2] !== "string"){
const err35 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1+"/requiredScopes/" + i2,schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/properties/requiredScopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1+"/requiredScopes",schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/properties/requiredScopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data17.matchChildContext !== undefined){
if(typeof data17.matchChildContext !== "boolean"){
const err37 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1+"/matchChildContext",schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/properties/matchChildContext/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/capabilities/erp/pane/" + i1,schemaPath:"#/properties/capabilities/properties/erp/properties/pane/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/capabilities/erp/pane",schemaPath:"#/properties/capabilities/properties/erp/properties/pane/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data10.api !== undefined){
let data25 = data10.api;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.scopes !== undefined){
let data26 = data25.scopes;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
if(typeof data26[i3] !== "string"){
const err40 = {instancePath:instancePath+"/capabilities/erp/api/scopes/" + i3,schemaPath:"#/properties/capabilities/properties/erp/properties/api/properties/scopes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/capabilities/erp/api/scopes",schemaPath:"#/properties/capabilities/properties/erp/properties/api/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/capabilities/erp/api",schemaPath:"#/properties/capabilities/properties/erp/properties/api/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data10.webhooks !== undefined){
let data28 = data10.webhooks;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.subscriptions !== undefined){
let data29 = data28.subscriptions;
if(Array.isArray(data29)){
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
let data30 = data29[i4];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.topics !== undefined){
let data31 = data30.topics;
if(Array.isArray(data31)){
const len5 = data31.length;
for(let i5=0; i5<len5; i5++){
if(typeof data31[i5] !== "string"){
const err43 = {instancePath:instancePath+"/capabilities/erp/webhooks/subscriptions/" + i4+"/topics/" + i5,schemaPath:"#/properties/capabilities/properties/erp/properties/webhooks/properties/subscriptions/items/properties/topics/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/capabilities/erp/webhooks/subscriptions/" + i4+"/topics",schemaPath:"#/properties/capabilities/properties/erp/properties/webhooks/properties/subscriptions/items/properties/topics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/capabilities/erp/webhooks/subscriptions/" + i4,schemaPath:"#/properties/capabilities/properties/erp/properties/webhooks/properties/subscriptions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/capabilities/erp/webhooks/subscriptions",schemaPath:"#/properties/capabilities/properties/erp/properties/webhooks/properties/subscriptions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/capabilities/erp/webhooks",schemaPath:"#/properties/capabilities/properties/erp/properties/webhooks/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/capabilities/erp",schemaPath:"#/properties/capabilities/properties/erp/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.authentication !== undefined){
let data33 = data.authentication;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.publicClient !== undefined){
let data34 = data33.publicClient;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.redirectUris !== undefined){
let data35 = data34.redirectUris;
if(Array.isArray(data35)){
const len6 = data35.length;
for(let i6=0; i6<len6; i6++){
if(!(typeof data35[i6] === "string")){
const err50 = {instancePath:instancePath+"/authentication/publicClient/redirectUris/" + i6,schemaPath:"#/properties/authentication/properties/publicClient/properties/redirectUris/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/authentication/publicClient/redirectUris",schemaPath:"#/properties/authentication/properties/publicClient/properties/redirectUris/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data34.postLogoutRedirectUris !== undefined){
let data37 = data34.postLogoutRedirectUris;
if(Array.isArray(data37)){
const len7 = data37.length;
for(let i7=0; i7<len7; i7++){
if(!(typeof data37[i7] === "string")){
const err52 = {instancePath:instancePath+"/authentication/publicClient/postLogoutRedirectUris/" + i7,schemaPath:"#/properties/authentication/properties/publicClient/properties/postLogoutRedirectUris/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/authentication/publicClient/postLogoutRedirectUris",schemaPath:"#/properties/authentication/properties/publicClient/properties/postLogoutRedirectUris/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/authentication/publicClient",schemaPath:"#/properties/authentication/properties/publicClient/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data33.serviceAccount !== undefined){
let data39 = data33.serviceAccount;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.clientCredentials !== undefined){
if(true !== data39.clientCredentials){
const err55 = {instancePath:instancePath+"/authentication/serviceAccount/clientCredentials",schemaPath:"#/properties/authentication/properties/serviceAccount/properties/clientCredentials/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/authentication/serviceAccount",schemaPath:"#/properties/authentication/properties/serviceAccount/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"version":true,"technicalName":true,"lifecycle":true,"capabilities":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

